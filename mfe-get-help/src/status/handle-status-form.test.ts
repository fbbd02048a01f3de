import type { ApiResult, FormSubmission } from '@access/kit'
import { createRequest, getOperationName } from 'urql'
import { expect, test } from 'vitest'
import { handleStatusForm } from './handle-status-form.ts'
import type { AuthorizedRequestStatusFragment } from './status.generated.ts'
import { buildStatus, buildStatusResponse } from './testing/open-status-page.tsx'

type OperationResult = ApiResult<{ requestStatus: AuthorizedRequestStatusFragment }> | { notFound: true }

/** An API client that answers each operation by its name. */
function buildContext(answers: Record<string, OperationResult>) {
  const calls: { name: string; variables: unknown }[] = []
  return {
    calls,
    executeOperation: (operation: Parameters<typeof getOperationName>[0], variables: unknown) => {
      const name = getOperationName(createRequest(operation, {}).query)!
      calls.push({ name, variables })
      return Promise.resolve(answers[name]) as Promise<never>
    },
  }
}

const buildForm = (
  values: Record<string, string>,
  overrides: Partial<FormSubmission> = {},
): FormSubmission => ({
  values: { do: '', reference: '', passphrase: '', text: '', ...values },
  lists: {},
  hiddenState: { accessToken: 'pass-1', reference: 'LA-7K3M-94XF' },
  params: {},
  files: [],
  isExpired: false,
  ...overrides,
})

const buildResult = (overrides: Partial<AuthorizedRequestStatusFragment> = {}): OperationResult => ({
  data: buildStatusResponse(overrides),
})
const expiredResult: OperationResult = { errors: { accessToken: 'Enter your passphrase again' } }
const failedResult: OperationResult = { failure: 'failed', retryAfter: 30 }

test('a lookup shows the status and hides the access token in the form state', async () => {
  const apiClient = buildContext({ OpenRequestStatus: buildResult() })
  const formResult = await handleStatusForm(
    buildForm({ do: 'open', reference: 'la7k3m94xf', passphrase: 'a b c d' }, { hiddenState: null }),
    apiClient,
  )
  expect(apiClient.calls).toEqual([
    { name: 'OpenRequestStatus', variables: { reference: 'la7k3m94xf', passphrase: 'a b c d' } },
  ])
  expect(formResult.hiddenState).toEqual({ accessToken: 'pass-1', reference: 'LA-7K3M-94XF' })
  expect(formResult.viewState).toMatchObject({
    requestStatus: { reference: 'LA-7K3M-94XF', status: 'new' },
    isExpired: false,
  })
  expect(JSON.stringify(formResult.viewState)).not.toContain('pass-1')
})

test('a lookup without a result keeps what was typed', async () => {
  const apiClient = buildContext({ OpenRequestStatus: { notFound: true } })
  const formResult = await handleStatusForm(
    buildForm({ do: 'open', reference: 'LA', passphrase: 'a b c d' }),
    apiClient,
  )
  expect(formResult.values).toEqual({ reference: 'LA', passphrase: 'a b c d' })
  expect(formResult.errors?.passphrase).toMatch(/^The reference and the passphrase do not match/)
})

test('too many lookups are reported with the time to wait', async () => {
  const apiClient = buildContext({ OpenRequestStatus: { failure: 'too many', retryAfter: 90 } })
  const formResult = await handleStatusForm(
    buildForm({ do: 'open', reference: 'LA', passphrase: 'a b c d' }),
    apiClient,
  )
  expect(formResult).toMatchObject({ failure: 'too many', retryAfter: 90, viewState: { retryAfter: 90 } })
})

test('a message is sent with the access token of the form state', async () => {
  const apiClient = buildContext({ WriteToOffice: buildResult({ accessToken: 'pass-2' }) })
  const formResult = await handleStatusForm(
    buildForm({ do: 'write', text: 'The hearing is on Monday.' }),
    apiClient,
  )
  expect(apiClient.calls).toEqual([
    { name: 'WriteToOffice', variables: { accessToken: 'pass-1', text: 'The hearing is on Monday.' } },
  ])
  expect(formResult).toMatchObject({ values: {}, hiddenState: { accessToken: 'pass-2' } })
})

test('a rejected message stays in its field, within the status', async () => {
  const apiClient = buildContext({
    RefreshRequestStatus: buildResult(),
    WriteToOffice: { errors: { text: 'Too long' } },
  })
  const formResult = await handleStatusForm(buildForm({ do: 'write', text: 'A story' }), apiClient)
  expect(formResult).toMatchObject({
    values: { text: 'A story' },
    errors: { text: 'Too long' },
    viewState: { requestStatus: { status: 'new' } },
  })
})

test('a message survives a failure, and the next lookup restores it', async () => {
  const offlineClient = buildContext({ RefreshRequestStatus: failedResult, WriteToOffice: failedResult })
  const { hiddenState, ...formResult } = await handleStatusForm(
    buildForm({ do: 'write', text: 'A story' }),
    offlineClient,
  )
  expect(formResult).toMatchObject({ failure: 'failed', viewState: { requestStatus: null } })
  const onlineClient = buildContext({ OpenRequestStatus: buildResult() })
  const next = await handleStatusForm(
    buildForm({ do: 'open', reference: 'LA', passphrase: 'a b c d' }, { hiddenState }),
    onlineClient,
  )
  expect(next.values).toEqual({ text: 'A story' })
})

test('a message survives an expired access token, and only for its own request', async () => {
  const { hiddenState, viewState } = await handleStatusForm(
    buildForm({ do: 'write', text: 'A story' }),
    buildContext({ WriteToOffice: expiredResult }),
  )
  expect(viewState).toMatchObject({ requestStatus: null, isExpired: true })
  expect(hiddenState).toEqual({ draft: { reference: 'LA-7K3M-94XF', text: 'A story' } })
  const form = await handleStatusForm(buildForm({ do: 'continue' }, { hiddenState }), buildContext({}))
  const lookUp = (overrides: Partial<AuthorizedRequestStatusFragment>) =>
    handleStatusForm(
      buildForm({ do: 'open', reference: 'LA', passphrase: 'a b c d' }, { hiddenState: form.hiddenState }),
      buildContext({ OpenRequestStatus: buildResult(overrides) }),
    )
  expect((await lookUp({})).values).toEqual({ text: 'A story' })
  expect((await lookUp({ reference: 'LA-9999-7777' })).values).toEqual({})
})

test('uploaded documents are added to the request, and each failed one is listed', async () => {
  const apiClient = buildContext({ AddDocuments: buildResult() })
  const files: FormSubmission['files'] = [
    { name: 'notice.pdf', data: { id: '7' } },
    { name: 'a.exe', errors: { file: 'a.exe must be a PDF, DOC or DOCX.' } },
    { name: 'b.pdf', failure: 'failed', retryAfter: 30 },
  ]
  const formResult = await handleStatusForm(buildForm({ do: 'addDocuments' }, { files }), apiClient)
  expect(apiClient.calls).toEqual([
    { name: 'AddDocuments', variables: { accessToken: 'pass-1', documents: ['7'] } },
  ])
  expect(formResult.errors?.documents?.split('\n')).toEqual([
    'a.exe must be a PDF, DOC or DOCX.',
    'b.pdf could not be uploaded. Check your connection and add it again.',
  ])
})

test.each([
  ['addDocuments', { documents: 'Choose a document' }],
  ['write', { text: 'Enter your message' }],
])('%s without anything to send shows the error within the status', async (action, errors) => {
  const formResult = await handleStatusForm(
    buildForm({ do: action }),
    buildContext({ RefreshRequestStatus: buildResult() }),
  )
  expect(formResult).toMatchObject({
    errors,
    viewState: { requestStatus: { reference: buildStatus().reference } },
  })
})

test('an unknown action is ignored', async () => {
  const apiClient = buildContext({})
  await handleStatusForm(buildForm({ do: 'constructor' }), apiClient)
  expect(apiClient.calls).toEqual([])
})

test('the answer to the closure notice is sent with the access token of the form state', async () => {
  const apiClient = buildContext({ MayClose: buildResult({ status: 'closed' }) })
  const { viewState } = await handleStatusForm(buildForm({ do: 'mayClose' }), apiClient)
  expect(apiClient.calls).toEqual([{ name: 'MayClose', variables: { accessToken: 'pass-1' } }])
  expect(viewState).toMatchObject({ requestStatus: { status: 'closed' } })
})

test('signing out ends the access and forgets it', async () => {
  const apiClient = buildContext({ EndRequestAccess: { data: { endRequestAccess: true } } as never })
  const formResult = await handleStatusForm(buildForm({ do: 'signOut', text: 'A draft' }), apiClient)
  expect(apiClient.calls).toEqual([{ name: 'EndRequestAccess', variables: { accessToken: 'pass-1' } }])
  expect(formResult).toEqual({
    hiddenState: {},
    viewState: { requestStatus: null, isExpired: false, retryAfter: 0 },
  })
})

test('the passphrase is replaced with the one that was shown', async () => {
  const passphraseProposal = { passphrase: 'orbit candle maple river', signature: 'a-signature' }
  const apiClient = buildContext({
    ProposePassphrase: buildResult({ passphraseProposal }),
    ReplacePassphrase: buildResult({ accessToken: 'pass-2' }),
  })
  const proposed = await handleStatusForm(buildForm({ do: 'proposePassphrase' }), apiClient)
  expect(proposed.viewState).toMatchObject({ requestStatus: { passphraseProposal } })

  const typed = {
    currentPassphrase: 'a b c d',
    newPassphrase: 'orbit candle maple river',
    signature: 'a-signature',
  }
  const formResult = await handleStatusForm(buildForm({ do: 'replacePassphrase', ...typed }), apiClient)
  expect(apiClient.calls[1]).toEqual({
    name: 'ReplacePassphrase',
    variables: { accessToken: 'pass-1', ...typed },
  })
  expect(formResult.hiddenState).toMatchObject({ accessToken: 'pass-2' })
})

test('after a wrong current passphrase the page shows the new one again', async () => {
  const apiClient = buildContext({
    ReplacePassphrase: { errors: { currentPassphrase: 'This is not your passphrase' } },
    RefreshRequestStatus: buildResult(),
  })
  const typed = {
    currentPassphrase: 'x',
    newPassphrase: 'orbit candle maple river',
    signature: 'a-signature',
  }
  const formResult = await handleStatusForm(buildForm({ do: 'replacePassphrase', ...typed }), apiClient)
  expect(formResult).toMatchObject({
    errors: { currentPassphrase: 'This is not your passphrase' },
    viewState: { requestStatus: { passphraseProposal: { passphrase: 'orbit candle maple river' } } },
  })
})

test('a message that was begun is still there after documents were sent, and after one was rejected', async () => {
  const apiClient = buildContext({ AddDocuments: buildResult({ accessToken: 'pass-2' }) })
  const sent = { name: 'a.jpg', data: { id: 'd1' } }
  const rejected = { name: 'b.exe', errors: { file: 'b.exe must be a PDF' } }
  for (const files of [[sent], [sent, rejected]]) {
    const formResult = await handleStatusForm(
      buildForm({ do: 'addDocuments', text: 'Half a sentence' }, { files }),
      apiClient,
    )
    expect(formResult.values).toEqual({ text: 'Half a sentence' })
  }
})
