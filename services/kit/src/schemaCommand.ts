/** `schema.main.ts` of every service: gives the text of its part of the graph, to compose from and to commit. */
import { writeFile } from 'node:fs/promises'
import { federated } from './federated.ts'
import type { Service } from './service/service.ts'

/** Writes the SDL of the service to the file that the command names, or prints it. */
export async function schemaCommand(service: Service): Promise<void> {
  const { sdl } = await federated(service.subgraph)
  const [, , file] = process.argv
  if (file) await writeFile(file, sdl)
  else process.stdout.write(sdl)
}
