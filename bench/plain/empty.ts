/** One button whose press toggles a class: the least that a page can do. */
const button = document.querySelector('button');
button?.addEventListener('pointerdown', () => button.classList.toggle('chosen'));
