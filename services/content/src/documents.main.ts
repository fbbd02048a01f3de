import { documentsCommand } from './documents-command.ts'

process.exitCode = await documentsCommand(process.env, process.stdout)
