import { expect, test } from 'vitest';
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync, mkdirSync } from 'node:fs';
import { compare } from './compare';
const OFF={mode:'line',ignoreCase:false,ignoreSpace:false,ignoreEmpty:false,context:3} as const;
function rng(a:number){return ()=>{ a|=0;a=a+0x6D2B79F5|0;let t=Math.imul(a^a>>>15,1|a);t=t+Math.imul(t^t>>>7,61|t)^t;return((t^t>>>14)>>>0)/4294967296;};}
const D='/tmp/fz'; mkdirSync(D,{recursive:true});
test('gnu', () => {
  const r=rng(7); let same=0, n=0; const diffs:string[]=[];
  for (let i=0;i<400;i++){
    const L=['a','b','c','A','a ','a  b','a b','','  ','d'];
    const mk=()=>{const k=Math.floor(r()*14); let s=Array.from({length:k},()=>L[Math.floor(r()*L.length)]).join('\n'); if(r()<0.7&&k) s+='\n'; return s;};
    const a=mk(); let b=r()<0.5?mk():a.split('\n').filter(()=>r()>0.2).map(x=>r()<0.1?'z':x).join('\n');
    writeFileSync(D+'/a',a); writeFileSync(D+'/b',b);
    for (const [o,f] of [[{},''],[{ignoreCase:true},'-i'],[{ignoreSpace:true},'-b'],[{ignoreEmpty:true},'-B'],[{context:0},'-U0'],[{context:1},'-U1']] as const) {
      const c=compare(a,b,{...OFF,...o},1000);
      const g=spawnSync('diff',['--minimal',f.startsWith('-U')?f:'-u',...(f&&!f.startsWith('-U')?[f]:[]),'--label','original','--label','changed',D+'/a',D+'/b'].filter(Boolean),{encoding:'utf8'});
      n++; if(g.stdout===c.patch) same++; else if(diffs.length<3 && (f==='-B'||f==='-b')) diffs.push(JSON.stringify([f,a,b])+'\n'+g.stdout+'\n--ours\n'+c.patch);
      if (f!=='-B') { const count=(p:string,s:string)=>p.split('\n').slice(2).filter(l=>l.startsWith(s)).length; expect([count(c.patch,'+'),count(c.patch,'-')],JSON.stringify([f,a,b])).toEqual([count(g.stdout,'+'),count(g.stdout,'-')]); expect(c.identical).toBe(g.status===0); }
      else if (g.status===0) expect(c.identical,JSON.stringify([f,a,b])).toBe(true);
      if (c.patch && !f.match(/[ibB]/)) { writeFileSync(D+'/p',c.patch); writeFileSync(D+'/o',''); const p=spawnSync('patch',['-s','-o',D+'/o',D+'/a',D+'/p'],{encoding:'utf8'}); const out=execFileSync('cat',[D+'/o'],{encoding:'utf8'}); expect(out,JSON.stringify([a,b,p.stdout,p.stderr,c.patch])).toBe(b); }
    }
  }
  console.log('SAME',same,n); console.log(diffs.join('\n=====\n'));
},200000);
