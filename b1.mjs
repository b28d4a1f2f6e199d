import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { browserFlags, findBrowser } from './scripts/browser.mjs';
const port=String(31000+process.pid%1000);
const server=spawn(process.execPath,['node_modules/vite/bin/vite.js','preview','--strictPort','--port',port],{stdio:'ignore'});
await new Promise(r=>setTimeout(r,2500));
const browser=await chromium.launch({executablePath:findBrowser(),args:browserFlags});
try{
const page=await browser.newPage({viewport:{width:1440,height:900},locale:'en-US'});
page.on('pageerror',e=>console.log('ERR',e.message));
page.on('console',m=>m.type()==='error'&&console.log('CON',m.text()));
await page.addInitScript(()=>{window.longs=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.longs.push(Math.round(e.duration))}).observe({type:'longtask',buffered:true})});
await page.goto(`http://localhost:${port}/#/play`);
await page.getByRole('button',{name:'Open a kifu…'}).click();
await page.getByLabel('Choose files').setInputFiles(process.argv[2]);
await page.getByRole('dialog').waitFor({state:'detached',timeout:60000});
await page.waitForTimeout(1500);
console.log('open longs',await page.evaluate(()=>window.longs.splice(0)));
const press=(name)=>page.evaluate((name)=>new Promise(res=>{const b=document.querySelector(`button[aria-label="${name}"]`);const t=performance.now();b.click();requestAnimationFrame(()=>{const c=new MessageChannel();c.port1.onmessage=()=>res(performance.now()-t);c.port2.postMessage(0)})}),name);
for(let i=0;i<5;i++){ console.log('last',(await press('Last')).toFixed(1)); await page.waitForTimeout(700); console.log('first',(await press('First')).toFixed(1)); await page.waitForTimeout(700);}
console.log('longs',await page.evaluate(()=>window.longs.splice(0)));
console.log('back', await press('Last'), await press('Back'));
console.log('dom',await page.evaluate(()=>document.querySelectorAll('*').length));
await page.waitForTimeout(300);
console.log(await page.evaluate(()=>[...document.querySelectorAll('[data-ply]')].map(b=>b.dataset.ply).join(' ')));
await page.screenshot({path:'/tmp/f/shot.png'});
}finally{await browser.close();server.kill()}
