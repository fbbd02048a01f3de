/** `npm run generate`: builds the services, whose schemas are read from them, and writes the generated files. */
import { build } from '../build/build.ts'
import { writeGeneratedFiles } from './generated.ts'

export async function run(): Promise<void> {
  await build(['auth', 'content', 'requests'])
  writeGeneratedFiles()
}

if (import.meta.main) await run()
