import { importCommand } from './import/importCommand.ts'

const [, , ...words] = process.argv
process.exitCode = await importCommand(words, process.env.DATABASE_URL, process.stdout)
