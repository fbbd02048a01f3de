import { schemaCommand } from '@access/service-kit'
import { auth } from './auth.ts'

await schemaCommand(auth)
