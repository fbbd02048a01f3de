/** `schema.main.ts` of every service: writes the SDL of its subgraph, to be composed and committed. */
import { writeFile } from 'node:fs/promises'
import { buildSubgraph } from '../graphql/build-subgraph.ts'
import type { Service } from './service.ts'

/** Writes the SDL of the service to the file named on the command line, or prints it. */
export async function runSchemaCommand(service: Service): Promise<void> {
  const { sdl } = await buildSubgraph(service.subgraph)
  const [, , file] = process.argv
  if (file) await writeFile(file, sdl)
  else process.stdout.write(sdl)
}
