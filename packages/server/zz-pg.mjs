import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
const t=(n,c)=>{const d=process.cpuUsage(c);console.log(n,((d.user+d.system)/1000).toFixed(0),'ms cpu', (process.memoryUsage.rss()/1e6).toFixed(0),'MB')}
t('load',{user:0,system:0})
let c=process.cpuUsage()
const db = await PGlite.create({ extensions: { pg_trgm: trigrams }, dataDir: process.argv[2] })
t('create',c); c=process.cpuUsage()
await db.query('select 1')
t('select',c); c=process.cpuUsage()
await new Promise(r=>setTimeout(r,1500))
t('settled',c);c=process.cpuUsage()
await db.close()
t('close',c)
process.exit(0)
