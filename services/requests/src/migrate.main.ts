import { runMigrateCommand } from '@access/service-kit'
import { requests } from './requests.ts'

await runMigrateCommand(requests)
