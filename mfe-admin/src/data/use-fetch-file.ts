/** Fetches a file, after reauthentication when the session has ended or a confirmation is needed. */
import { useAuth } from '@access/kit'
import { useCallback, useRef } from 'react'
import { type FetchedFile, type FetchFailure, fetchFile } from '../components/fetch-file.ts'
import { useReauthentication } from '../session/ReauthenticationProvider.tsx'

export function useFetchFile(): (path: string) => Promise<FetchedFile | FetchFailure> {
  const { token } = useAuth()
  // Updated when somebody signs in again meanwhile.
  const latestToken = useRef(token)
  latestToken.current = token
  const reauthenticate = useReauthentication()

  return useCallback(
    async (path) => {
      const result = await fetchFile(path, latestToken.current)
      const kind = 'reauthentication' in result ? result.reauthentication : null
      return kind && (await reauthenticate(kind)) ? fetchFile(path, latestToken.current) : result
    },
    [reauthenticate],
  )
}
