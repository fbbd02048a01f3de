import { importCommand } from './import-command.ts'

const [, , ...args] = process.argv
process.exitCode = await importCommand(args, process.env.DATABASE_URL, process.stdout)
