import { chromium } from 'playwright'
import { findChromium } from './infra/run/chromium.ts'
import fs from 'node:fs'
const [,, pw, outDir, specs, pathsArg] = process.argv
fs.mkdirSync(outDir,{recursive:true})
const url='http://localhost:3913'
const r=await fetch(url+'/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'admin@example.org',password:pw})})
const j=await r.json(); const token=j.token
const b=await chromium.launch({executablePath:findChromium(),args:['--no-sandbox','--disable-gpu']})
let paths=pathsArg? pathsArg.split(','):[]
if(process.argv[6]==='seed'){const names=['Ana Diaz','Denise Zhou','Kimberly Zhou','Tom Okafor','Maria Lopez','Jamal Reed','Priya Nair','Ivan Petrov','Sara Cohen','Luis Ortega','Mei Chen','Grace Obi','Noor Ali','Erin Walsh'];const cats=['Housing Rights','Employment Rights','Civil Rights','Family Law','Immigration'];let i=0;for(const name of names){const r=await fetch(url+'/api/legal-aid-requests',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({name,email:'a'+i+'@example.org',phone:'+1 555 555 01'+(10+i),category:'Housing Rights',description:'The heating has been off since Monday and the landlord does not answer. '+name,urgency:['High','Low','Medium','Emergency'][i%4],documents:[],eligibilityData:{income:'Under $15,000',householdSize:'3'},status:'new'})});if(i++<1)console.log(r.status,(await r.text()).slice(0,200))}}
const ctx0=await b.newContext({baseURL:url});await ctx0.addInitScript(([t,id])=>{localStorage.setItem('auth_token',t);localStorage.setItem('portal tour '+id,'given')},[token,j.user.id]);const p0=await ctx0.newPage();await p0.goto('/admin/legal-aid');await p0.locator('tbody a').first().waitFor();const list=[{id:(await p0.locator('tbody a').first().getAttribute('href')).split('/').pop()}];await ctx0.close();console.log(list)
paths=paths.map(p=>p.replace('REQ',list[0]?.id??''))
const errors=[]
for(const spec of specs.split(',')){
 const [w,scheme]=spec.split('-'); const h=w<500?780:900
 const ctx=await b.newContext({baseURL:url,viewport:{width:+w,height:h},colorScheme:scheme==='dark'?'dark':'light',isMobile:w<500,hasTouch:w<500})
 await ctx.addInitScript(([t,id])=>{localStorage.setItem('auth_token',t);localStorage.setItem('portal tour '+id,'given')},[token,j.user.id])
 const page=await ctx.newPage()
 page.on('console',m=>{if(m.type()==='error')errors.push(spec+' '+page.url()+' '+m.text().slice(0,160))})
 for(const p of paths){
  await page.goto(p); await page.waitForTimeout(1800)
  const over=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth)
  if(over>0)errors.push(`${spec} ${p} wider by ${over}`)
  await page.screenshot({path:`${outDir}/${p.replace(/[\/?=&]/g,'_')}-${spec}.png`})
 }
 await ctx.close()
}
// sheets
const files=fs.readdirSync(outDir).filter(f=>/^_admin.*png$/.test(f))
for(const spec of specs.split(',')){
 const fsx=files.filter(f=>f.endsWith('-'+spec+'.png')); const w=+spec.split('-')[0]; const per=w<500?8:6; const cols=w<500?4:2
 for(let i=0;i<fsx.length;i+=per){
  const html=`<body style="margin:0;background:#888;display:grid;grid-template-columns:repeat(${cols},1fr);gap:6px">`+fsx.slice(i,i+per).map(f=>`<div><div style="font:12px sans-serif">${f}</div><img style="width:100%;display:block" src="data:image/png;base64,${fs.readFileSync(outDir+'/'+f).toString('base64')}"></div>`).join('')
  const page=await b.newPage({viewport:{width:1700,height:400}}); await page.setContent(html); await page.screenshot({path:`${outDir}/sheet-${spec}-${i/per}.png`,fullPage:true}); await page.close()
 }
}
console.log(errors.join('\n')||'no errors')
await b.close()
