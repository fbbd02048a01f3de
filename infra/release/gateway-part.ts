/** The gateway: its REST calls must fit the schemas that are live. Its code comes with its image, or with the clone. */
import { resolveFromRoot } from '../build/paths.ts'
import { readLiveApi } from './live-state.ts'
import { listRestOperations } from './operations.ts'
import type { Part } from './part.ts'

export const gatewayPart: Part = {
  name: 'gateway',
  folder: 'gateway',
  keyNames: ['gateway'],
  hasCanary: false,

  build: async () => ({
    folder: resolveFromRoot('gateway'),
    files: ['openapi.json'],
    description: { rest: 'openapi.json' },
  }),

  async listProblems(context) {
    try {
      listRestOperations(context.root, await readLiveApi(context))
      return []
    } catch (reason) {
      return [(reason as Error).message]
    }
  },
}
