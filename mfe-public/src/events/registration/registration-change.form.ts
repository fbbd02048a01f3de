/** The two forms of a registration without script: one saves changes, the other cancels. */
import type { ApiClient, RemoteForm } from '@access/kit'
import { CancelRegistrationDocument, ChangeRegistrationDocument } from './registration.generated.ts'
import { changeableFields } from './validate-registration.ts'

export const registrationChangeForm: RemoteForm = {
  path: '/events/:id/place/:link',
  fields: [...changeableFields, 'go'],
  async handleSubmission({ values, params: { link = '' } }, apiClient) {
    const completedAction = values.go === 'cancel' ? 'cancelled' : 'saved'
    const result = await (completedAction === 'cancelled'
      ? apiClient.executeOperation(CancelRegistrationDocument, { link })
      : saveChanges(values, link, apiClient))
    // A deleted registration needs no message: the page itself is missing.
    if ('notFound' in result) return {}
    if (!('data' in result)) return { values, ...result }
    return { receipt: { completedAction } }
  },
}

const saveChanges = ({ seats, needs, phone }: Record<string, string>, link: string, apiClient: ApiClient) =>
  apiClient.executeOperation(ChangeRegistrationDocument, { link, seats: Number(seats), needs, phone })
