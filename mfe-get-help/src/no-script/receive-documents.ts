/** Documents that were submitted with a form: the uploaded ones, and a message for each other. */
import type { ApiClient, SubmittedFile } from '@access/kit'
import { documentMessages, limits } from '@access/requests/intake/attachments/document.rules'
import { uploadMessages } from '../components/documents/upload.messages.ts'
import type { UploadedDocument } from '../journey/form-contract.ts'

export interface ReceivedDocuments {
  documents: UploadedDocument[]
  problems: string[]
}

/** The earlier documents without the expired ones, and those of `files` that fit. */
export async function receiveDocuments(
  previousDocuments: readonly UploadedDocument[],
  files: readonly SubmittedFile[],
  apiClient: ApiClient,
): Promise<ReceivedDocuments> {
  const documents = previousDocuments.filter(({ retainedUntil }) => Date.parse(retainedUntil) > Date.now())
  const problems = previousDocuments
    .filter((document) => !documents.includes(document))
    .map(({ name }) => documentMessages.expired(name))
  const rejectedDocuments: UploadedDocument[] = []
  for (const file of files) {
    if (!('data' in file)) {
      problems.push(formatUploadError(file))
      continue
    }
    const document = file.data as unknown as UploadedDocument
    const isDuplicate = documents.some(({ name, size }) => name === document.name && size === document.size)
    const hasRoom = documents.length < limits.files
    if (!isDuplicate && hasRoom) documents.push(pickDocumentFields(document))
    else {
      rejectedDocuments.push(document)
      problems.push(isDuplicate ? documentMessages.duplicate(document.name) : documentMessages.tooMany())
    }
  }
  await Promise.all(rejectedDocuments.map(({ id }) => deleteDocument(id, apiClient)))
  return { documents, problems: [...new Set(problems)] }
}

/** Deletes a document on the server, which does so by itself after a day when this fails. */
export const deleteDocument = (id: string, apiClient: ApiClient) =>
  apiClient.sendRequest('DELETE', `/api/documents/${encodeURIComponent(id)}`)

const pickDocumentFields = ({ id, name, size, retainedUntil }: UploadedDocument): UploadedDocument => ({
  id,
  name,
  size,
  retainedUntil,
})

/** Why a file was not received. */
export function formatUploadError(file: Exclude<SubmittedFile, { data: unknown }>): string {
  if ('exceedsLimit' in file) return documentMessages.tooMany()
  return ('errors' in file && file.errors.file) || uploadMessages.uploadFailed(file.name)
}
