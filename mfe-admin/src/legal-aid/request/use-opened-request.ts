/** Opens a request, which is recorded, and opens it again once a change of it is undone. */
import { parseMutationError } from '../../data/mutation-error.ts'
import type { LiveQuery } from '../../data/use-live-query.ts'
import { useRecordedRead } from '../../data/use-recorded-read.ts'
import { useOnUndone } from '../../frame/undo/use-offer-undo.ts'
import {
  OpenLegalAidRequestDocument,
  type OpenLegalAidRequestMutation,
  type RequestDetailsFragment,
} from './opened-request.generated.ts'

export interface OpenedRequest {
  query: LiveQuery<OpenLegalAidRequestMutation>
  /** Why a reason must be given before it opens. */
  reasonMessage: string | null | undefined
  /** Opens it again after an action was rejected since somebody else works on it by now: that asks for the reason. */
  reopenForReason(fieldErrors: Record<string, string>): void
  /** A mutation has returned the request: it opened with a reason. */
  replaceData(data: OpenLegalAidRequestMutation): void
  /** A mutation has returned what it changed. */
  setDetails(details: RequestDetailsFragment): void
}

export function useOpenedRequest(id: string): OpenedRequest {
  const { query, setData, replaceData } = useRecordedRead(OpenLegalAidRequestDocument, { id })
  useOnUndone(id, query.refetch)
  return {
    query,
    reasonMessage: query.error && parseMutationError(query.error).fieldErrors.reason,
    reopenForReason(fieldErrors) {
      if (fieldErrors.reason) void query.refetch()
    },
    replaceData,
    setDetails: (details) => setData(() => ({ details })),
  }
}
