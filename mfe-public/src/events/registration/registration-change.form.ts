/**
 * The forms of a registration without script: one opens it by its private link, one saves changes, one cancels. The
 * secret of the link is in the hidden state of the page from then on, and in no address.
 */
import type { ApiClient, FormResult, RemoteForm } from '@access/kit'
import { parsePrivateLink } from '../../components/private-link.ts'
import {
  CancelRegistrationDocument,
  ChangeRegistrationDocument,
  OpenRegistrationDocument,
  type RegistrationDetailsFragment,
} from './registration.generated.ts'
import { changeFieldMessages, openMessages } from './registration.messages.ts'

/** What the page is rendered from once its registration is open. */
export type RegistrationViewState = {
  registration: RegistrationDetailsFragment
  completedAction: 'saved' | 'cancelled' | null
}

type HiddenState = { link: string; registration: RegistrationDetailsFragment }

export const registrationChangeForm: RemoteForm = {
  path: '/events/:id/place',
  fields: [...Object.keys(changeFieldMessages), 'go', 'link'],
  async handleSubmission({ values, params: { id = '' }, hiddenState }, apiClient) {
    if (values.go === 'open') return openRegistration(values.link ?? '', id.toLowerCase(), apiClient)
    // Without its hidden state the page has been open for too long, and begins anew.
    if (!hiddenState) return { failure: 'expired' }
    return changeRegistration(values, hiddenState as HiddenState, apiClient)
  },
}

async function openRegistration(typed: string, event: string, apiClient: ApiClient): Promise<FormResult> {
  const link = parsePrivateLink(typed)
  if (!link) return { values: { link: typed }, errors: { link: openMessages.missing } }
  const result = await apiClient.executeOperation(OpenRegistrationDocument, { link })
  if ('notFound' in result || ('data' in result && result.data.openRegistration?.event !== event))
    return { values: { link: typed }, errors: { link: openMessages.unknown } }
  if (!('data' in result)) return { values: { link: typed }, ...result }
  return showRegistration({ link, registration: result.data.openRegistration! }, null)
}

async function changeRegistration(
  values: Record<string, string>,
  state: HiddenState,
  apiClient: ApiClient,
): Promise<FormResult> {
  const { link } = state
  if (values.go === 'cancel') {
    const result = await apiClient.executeOperation(CancelRegistrationDocument, { link })
    if ('data' in result)
      return showRegistration({ link, registration: result.data.cancelRegistrationByLink }, 'cancelled')
    return 'notFound' in result ? {} : { ...showRegistration(state, null), values, ...result }
  }
  const { seats, needs, phone } = values
  const change = { link, seats: Number(seats), needs, phone }
  const result = await apiClient.executeOperation(ChangeRegistrationDocument, change)
  if ('data' in result)
    return showRegistration({ link, registration: result.data.changeRegistration }, 'saved')
  // A registration that was deleted meanwhile is asked for again, and then not found.
  return 'notFound' in result ? {} : { ...showRegistration(state, null), values, ...result }
}

function showRegistration(
  hiddenState: HiddenState,
  completedAction: RegistrationViewState['completedAction'],
): FormResult {
  const viewState: RegistrationViewState = { registration: hiddenState.registration, completedAction }
  return { hiddenState, viewState }
}
