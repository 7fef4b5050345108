import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const key = readFileSync('/tmp/pages-data/first-key','utf8').trim();
const [,, mode, out, path, ...texts] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const opts = mode==='phone'?{viewport:{width:390,height:844}}:mode==='dark'?{colorScheme:'dark',viewport:{width:1280,height:860}}:mode==='phonedark'?{colorScheme:'dark',viewport:{width:390,height:844}}:{viewport:{width:1280,height:860}};
const ctx = await b.newContext(opts);
await ctx.addInitScript(`sessionStorage.setItem('lookup-key', ${JSON.stringify(key)})`);
const p = await ctx.newPage();
p.on('console',m=>m.type()==='error'&&console.log('console:',m.text())); p.on('pageerror',e=>console.log('pageerror',e.message));
await p.goto('http://127.0.0.1:4747'+path);
if (texts.length===0) { await p.waitForTimeout(1200); await p.screenshot({path:out,fullPage:process.env.FULL==='1'}); console.log(await p.evaluate('document.documentElement.scrollWidth')); }
for (const [i,t] of texts.entries()) {
  await p.fill('#search',''); await p.fill('#search',t); 
  if (process.env.LIST) { await p.waitForTimeout(900); console.log(t,'=>',(await p.locator('#suggestions li').allInnerTexts()).map(x=>x.replace(/\n/g,' | ')).join('  ##  ')); continue; }
  await p.keyboard.press('Enter'); await p.waitForSelector('#finding:not([aria-busy]) .finding'); 
  console.log(t,'=>',(await p.innerText('.finding')).slice(0,+(process.env.N??160)).replace(/\n/g,' | '));
  if (out!=='-') { await p.waitForTimeout(400); await p.screenshot({path:out.replace('.png',`${i}.png`),fullPage:true}); }
}
await b.close();
