/** The opened request, for the cards that show a part of it and change it. */
import { createContext, useContext } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { type ActionMessages, useAction } from '../../data/use-action.ts'
import type { RequestDetailsFragment } from './opened-request.generated.ts'

/** What the mutations of a request return. */
type ChangedRequest = { details: RequestDetailsFragment }

interface RequestState extends ChangedRequest {
  update(changed: ChangedRequest): void
  /** Reads it again, which is recorded. */
  reopen(): void
}

export const RequestContext = createContext<RequestState | null>(null)

export function useRequest(): RequestState {
  const request = useContext(RequestContext)
  if (!request) throw new Error('useRequest must be used within OpenedRequest')
  return request
}

/** An action that changes the opened request. */
export function useRequestAction<Data extends ChangedRequest, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  messages: ActionMessages<Data>,
) {
  const { update } = useRequest()
  const action = useAction(document, messages)

  async function act(variables: Variables): Promise<Data | null> {
    const changed = await action.act(variables)
    if (changed) update(changed)
    return changed
  }

  return { ...action, act }
}
