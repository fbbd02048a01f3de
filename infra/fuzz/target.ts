/** A running product as a target: signed in, with the ids of existing items. */

import { buildPdf } from '../chaos/senders.ts'
import type { Product } from '../run/testing/product.ts'
import { listOperations, type OpenApi } from './openapi.ts'
import type { Target } from './send-request.ts'

type Item = Record<string, string>

/**
 * Reads the lists that are described and adds documents and a file, so that every path has a value that exists; and
 * makes the examples of the description ones that this product accepts.
 */
export async function createTarget(
  { url, adminEmail: email, adminPassword: password }: Pick<Product, 'url' | 'adminEmail' | 'adminPassword'>,
  openApi: OpenApi,
): Promise<Target> {
  const call = async <Answer>(path: string, init?: RequestInit) => {
    const response = await fetch(`${url}${path}`, init)
    return (response.ok ? await response.json() : []) as Answer
  }
  const postJson = (path: string, body: object) =>
    call<Item>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const signIn = async () => (await postJson('/api/auth/login', { email, password })).token ?? ''
  const token = await signIn()
  const authorization = `Bearer ${token}`
  const list = (path: string) => call<Item[]>(path, { headers: { authorization } })

  function upload(path: string) {
    const body = new FormData()
    body.set('file', new File([buildPdf(path)], 'paper.pdf', { type: 'application/pdf' }))
    return call<Item>(path, { method: 'POST', headers: { 'x-requested-with': 'fetch', authorization }, body })
  }
  function improveExample(path: string, fields: object) {
    const media = openApi.paths[path]!.post!.requestBody!.content['application/json']!
    media.example = { ...media.example, ...fields }
    return media.example
  }

  const knownIds = new Map<string, Item[]>()
  for (const { path } of listOperations(openApi)) {
    const [collection = '', ...parameters] = path.split('/{')
    const isListed = parameters.length === 1 && openApi.paths[collection]?.get
    if (isListed) knownIds.set(path, await list(collection))
  }
  improveExample('/api/auth/login', { email, password })
  // The last: those who test beside us take seats of the first.
  improveExample('/api/registrations', { event: (await list('/api/events/upcoming')).at(-1)?.id })
  const example = improveExample('/api/legal-aid-requests', { documents: [] })
  const [document, attached] = [await upload('/api/documents'), await upload('/api/documents')]
  await postJson('/api/legal-aid-requests', { ...example, documents: [attached.id] })
  knownIds.set('/api/documents/{id}', [document])
  for (const part of ['download', 'original', 'pages/{page}'])
    knownIds.set(`/api/admin/documents/{id}/${part}`, [{ ...attached, page: '1' }])
  const [, , , id = '', name = ''] = (await upload('/api/admin/files')).url?.split('/') ?? []
  knownIds.set('/api/files/{id}/{name}', [{ id, name }])
  knownIds.set('/api/admin/registrations/{id}/export', await list('/api/admin/events'))
  return {
    url,
    knownIds,
    async getToken(caller, { operationId }) {
      if (caller === 'nobody') return null
      if (caller === 'stranger') return 'not.a.token'
      // Signing out and in again end the session that they are asked with.
      return ['signIn', 'signOut'].includes(operationId) ? signIn() : token
    },
  }
}
