/** `npm run restore`, the requests' part: erases what was erased after the backup was made. Needs DATABASE_URL. */
import { withDatabase } from '@access/service-kit'
import { eraseAgain } from './applicant/erasure/erase-request.ts'
import { readErasureList } from './applicant/erasure/erasure-list.ts'
import { requests } from './requests.ts'

const [, , file] = process.argv
if (!file) throw new Error('The list of erasures is not named')
const erasures = await readErasureList(file)
const count = await withDatabase(requests, (orm) => eraseAgain(orm.em.fork(), erasures))
process.stdout.write(
  `Of ${erasures.length} erasures on the list, ${count} came after the backup and ${count === 1 ? 'was' : 'were'} done again.\n`,
)
