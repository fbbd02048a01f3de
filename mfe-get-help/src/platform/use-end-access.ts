/** Ends access to a request: its page and its token no longer open anything. */
import { useClient } from 'urql'
import { EndRequestAccessDocument } from './end-access.generated.ts'

/** A request of its own, which goes on when the page is left at once. */
const fetchOptions: RequestInit = { credentials: 'include', keepalive: true }

/** A function that ends an access token; where it cannot, the token ends by itself within half an hour. */
export function useEndAccess() {
  const client = useClient()
  return (accessToken: string | null | undefined): Promise<void> =>
    accessToken
      ? client
          .mutation(EndRequestAccessDocument, { accessToken }, { fetchOptions })
          .toPromise()
          .then(() => {})
      : Promise.resolve()
}
