/** A running product as a target: signed in, with the ids of existing items. */

import { buildPdf } from '../chaos/senders.ts'
import type { Product } from '../run/product.ts'
import { listOperations, type OpenApi } from './openapi.ts'
import type { Target } from './send-request.ts'

type Item = Record<string, string>

/**
 * Reads the lists that are described and adds a document and a file, so that every path has a value that exists; and makes the
 * examples of the description ones that this product accepts.
 */
export async function createTarget(
  product: Pick<Product, 'url' | 'adminEmail' | 'adminPassword'>,
  openApi: OpenApi,
): Promise<Target> {
  const { url, adminEmail, adminPassword } = product
  const post = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', ...init })
    return (await answer.json()) as Record<string, string>
  }
  const postJson = (path: string, value: object) =>
    post(path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) })
  const signIn = async () =>
    (await postJson('/api/auth/login', { email: adminEmail, password: adminPassword })).token ?? ''
  const token = await signIn()
  const authorization = `Bearer ${token}`

  async function upload(path: string) {
    const form = new FormData()
    form.set('file', new File([buildPdf(path)], 'paper.pdf', { type: 'application/pdf' }))
    return post(path, { headers: { 'x-requested-with': 'fetch', authorization }, body: form })
  }
  async function list(path: string): Promise<Item[]> {
    const answer = await fetch(`${url}${path}`, { headers: { authorization } })
    return answer.ok ? ((await answer.json()) as Item[]) : []
  }

  const knownIds = new Map<string, Item[]>()
  for (const { path } of listOperations(openApi)) {
    const [collection = '', ...parameters] = path.split('/{')
    const isListed = parameters.length === 1 && openApi.paths[collection]?.get
    if (isListed) knownIds.set(path, await list(collection))
  }
  const [document, attachedDocument, file] = [
    await upload('/api/documents'),
    await upload('/api/documents'),
    await upload('/api/admin/files'),
  ]
  await postJson('/api/legal-aid-requests', { ...validRequest, documents: [attachedDocument.id] })
  knownIds.set('/api/documents/{id}', [document])
  knownIds.set('/api/admin/documents/{id}/download', [attachedDocument])
  knownIds.set('/api/admin/documents/{id}/original', [attachedDocument])
  knownIds.set('/api/admin/documents/{id}/pages/{page}', [{ ...attachedDocument, page: '1' }])
  const [, , , id = '', name = ''] = file.address?.split('/') ?? []
  knownIds.set('/api/files/{id}/{name}', [{ id, name }])
  knownIds.set('/api/admin/registrations/{id}/export', await list('/api/admin/events'))
  const events = await list('/api/events/upcoming')
  improveExample(openApi, '/api/auth/login', { email: adminEmail, password: adminPassword })
  // The last: those who test beside us take seats of the first.
  improveExample(openApi, '/api/registrations', { event: events.at(-1)?.id })
  improveExample(openApi, '/api/legal-aid-requests', { documents: [] })
  return {
    url,
    knownIds,
    async getToken(caller, { operationId }) {
      if (caller === 'nobody') return null
      if (caller === 'stranger') return 'not.a.token'
      // Whoever signs out needs a session that no other request is made with.
      return operationId === 'signOut' ? signIn() : token
    },
  }
}

function improveExample({ paths }: OpenApi, path: string, fields: object): void {
  const media = paths[path]?.post?.requestBody?.content['application/json']
  if (!media) throw new Error(`POST ${path} takes no JSON any more`)
  media.example = { ...(media.example as object), ...fields }
}

const validRequest = {
  name: 'Dana Example',
  email: 'dana@example.org',
  phone: '(555) 555-0178',
  category: 'Housing Rights',
  description: 'The landlord changed the lock.',
  urgency: 'High',
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
}
