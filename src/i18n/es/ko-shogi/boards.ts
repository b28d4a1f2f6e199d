/** Suggestions of what to try on each board of the rules of ko shogi, in Spanish. */
export const boards = {
  'set-up': 'El inicio.',
  reach:
    'Prueba hasta dónde llegan algunas: la vanguardia de 10m tiene cinco jugadas, el carro de 17n seis, el soldado de caballería de 17p dos; la unidad de carros de 19n corre hasta capturar.',
  chain:
    'El luchador captura el peón y se detiene, sigue o vuelve. Sin capturar puede pasar de seis maneras.',
  'return-leap':
    'La caballería salta y vuelve, y así pasa el turno: no tiene otra cosa. El soldado de caballería de al lado salta una vez.',
  'second-leap':
    'Tras el primer salto la caballería captura en 10f o 12f, se detiene o vuelve. Este salto es hacia otro lado.',
  'winged-horse':
    'El caballo alado sigue saltando hacia donde quiera: esto no lo podía la caballería.',
  thunderclap: 'Cinco pasos, cinco capturas. Otro camino también captura las cinco: búscalo.',
  'boxed-in': 'Encerrado por los suyos el trueno no tiene jugada: cinco pasos o ninguno.',
  'dead-end': 'En un callejón va y viene, también sobre su inicio, y acaba en el quinto paso.',
  'flag-waver':
    'El abanderado captura el peón, sigue corriendo y captura el siguiente. Puede llegar hasta 10e; prueba las otras direcciones.',
  shooting:
    'Desde 11l el arco largo tiene dos blancos, desde 9l y 9n uno, el elefante; escudo y carro están a salvo de él.',
  'after-capture':
    'Tras capturar el peón de 11l el arco largo no dispara. Desde 9l y los demás puntos libres sí.',
  'over-pieces':
    'Desde 11l el cañón alcanza por encima de todo al peón, al soldado de caballería y al carro. La unidad de escudos está a salvo.',
  'two-shots':
    'El primer disparo abre la línea para el segundo. El elefante de 11e queda fuera de alcance.',
  'two-jumps':
    'La niebla salta y dispara, y hace ambas cosas otra vez. Busca las otras dos maneras de disparar dos veces.',
  immunity: 'Ningún carro captura una fortaleza.',
  fortress:
    'El jefe de mil captura la fortaleza, y también podría la unidad de carros promocionada de 7g; la unidad de carros, el carro de artillería y el carro de los dioses no.',
  priest:
    'El sacerdote no puede capturar el peón al mover, pero sí el monje de 8h. Desde 10l puede disparar al peón o a la escolta de al lado.',
  priests: 'El monje puede capturar la niebla y la luz, pero no el peón de 12j.',
  fog: 'La ballesta llega a cinco puntos o menos de la niebla. En 14m o 12m podría disparar.',
  'fog-edge':
    'En 11l el cañón franco está a seis puntos de la niebla y dispara. Prueba 9l: allí calla.',
  light:
    'La luz llega a cinco puntos o menos y la niebla vuelve a ser sacerdote. En 12n quedaría lejos.',
  'light-promotes': 'Promociona dentro de la luz y vuelve a ser sacerdote en el acto.',
  nets: 'La red sujeta la unidad de carros.',
  'net-lines':
    'La unidad de carros y el jefe de mil están en líneas de la red, sujetos. Las otras cuatro piezas pueden mover: pruébalas.',
  flames:
    'Llega la llama y arde todo lo de al lado, también su propio peón y su ayudante. Prueba 11i, o capturar en 9i.',
  burned: 'El luchador da un paso junto a la llama y arde. Un solo paso a 10k es seguro.',
  'beside-flame':
    'El sacerdote llega junto a la llama y arde. El ayudante puede capturarla; pruébalo, y después el ayudante a 8h.',
  'two-flames': 'Una llama que llega junto a otra arde ella sola.',
  'shot-flame': 'A una llama se le puede disparar desde lejos, y entonces no quema nada.',
  'new-flame': 'El ingeniero promociona y aún no quema nada: solo quema al llegar.',
  'past-flame': 'Una carrera puede pasar junto a una llama: solo cuenta dónde acaba. Prueba 10l.',
  'burned-winner':
    'El jefe de mil captura al último que manda junto a una llama: arde, y Negro ha ganado.',
  zone: 'La caballería puede promocionar en las filas del fondo.',
  'by-capture':
    'La escolta captura un luchador y promociona en el acto. Prueba las otras capturas: el soldado de caballería y el ayudante deben promocionar, el intendente y el elefante no.',
  'by-shot': 'El arco largo dispara a un luchador y promociona.',
  drum: 'Sin tambor el peón no avanza; a los lados y atrás sí se mueve.',
  'drum-there': 'El tambor está, y el peón avanza.',
  'priest-taken':
    'Cae el único sacerdote de Blanco: el trueno y el abanderado vuelven a ser tambor y estandarte.',
  'no-priest':
    'Negro no tiene sacerdote: tambor y estandarte llegan a las filas del fondo y no promocionan.',
  clerk:
    'El escribano promociona: también las dos guardias, y las dos llamas se apagan. Prueba sin promocionar.',
  'clerk-must': 'El escribano captura un estandarte y debe promocionar, también fuera de la zona.',
  command: 'Cae el último que manda.',
  governor: 'Cae el general, y el gobernador sigue.',
  together:
    'Cae el general: tropa intermedia y estandarte siguen juntos. Captura después uno de ellos.',
  'stand-in': 'Cae el estandarte, y estandarte y tambores lo suple: Blanco sigue.',
  pair: 'Una tropa intermedia sin estandarte no es un mando: Blanco ha perdido.',
  passes: 'Ambos salen y vuelven tres veces: la primera posición se da por cuarta vez.',
};
