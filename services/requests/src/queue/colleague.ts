/** Asks the service that has the administrators what one of them is called, by a signed call. */
import { isUuid, NotFound, type Settings, signed, TooBusy } from '@access/service-kit'

/** Who may be given a request. */
export interface Colleague {
  id: string
  name: string
}

const patience = 3000

/** The administrator, or `NotFound` where there is none who may sign in; `TooBusy` when nobody can say. */
export async function theColleague({ authUrl, secret }: Settings, id: string): Promise<Colleague> {
  if (!isUuid(id)) throw new NotFound('administrator', id)
  const answer = await fetch(`${authUrl}/administrators/${id}`, {
    headers: signed(secret),
    signal: AbortSignal.timeout(patience),
  }).catch(() => null)
  if (answer?.status === 404) throw new NotFound('administrator', id)
  if (!answer?.ok) throw new TooBusy()
  const { name } = (await answer.json()) as Colleague
  return { id, name }
}
