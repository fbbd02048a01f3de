/** The whole site: the providers in order, the frames, and which remote answers where. */
import {
  AuthProvider,
  DataProvider,
  type InitialData,
  type OfficeFacts,
  OfficeProvider,
  type PageHead,
  PageProvider,
  PreviewProvider,
  type SubmittedForm,
  SubmittedFormProvider,
  ToastProvider,
} from '@access/kit'
import { useMemo } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { Client } from 'urql'
import { AdminFrame } from './AdminFrame.tsx'
import { Layout } from './layout/Layout.tsx'
import { PrefetchOnIntent } from './prefetch/PrefetchOnIntent.tsx'
import { createPreviewFinder } from './remotes/previews.ts'
import { RemoteInBrowser, RemoteMount } from './remotes/RemoteMount.tsx'
import { type RemoteLoader, RemoteLoaderContext } from './remotes/remote-loader.ts'

type AppProps = {
  remoteLoader: RemoteLoader
  /** In the browser: what the server queried for this page. */
  initialData?: InitialData
  /** On the server: a client for this request alone. */
  client?: Client
  /** On the server: receives the title and status of the page. */
  pageHead?: PageHead
  /** The office facts. */
  office?: OfficeFacts
  /** The form of this page, as it was submitted without script. */
  submittedForm?: SubmittedForm | undefined
  /** The path of this page, when the server knows that there is no screen at it. */
  unknownPath?: string | undefined
}

/** Everything inside a router. */
export function App({
  remoteLoader,
  initialData,
  client,
  pageHead,
  office,
  submittedForm,
  unknownPath,
}: AppProps) {
  const findPreview = useMemo(() => createPreviewFinder(remoteLoader), [remoteLoader])
  return (
    <RemoteLoaderContext value={remoteLoader}>
      <OfficeProvider facts={office}>
        <DataProvider initialData={initialData} client={client}>
          <AuthProvider>
            <ToastProvider>
              <PageProvider pageHead={pageHead ?? null}>
                <SubmittedFormProvider submittedForm={submittedForm ?? null}>
                  <PreviewProvider value={findPreview}>
                    <PrefetchOnIntent />
                    <Routes>
                      <Route element={<Layout />}>
                        <Route
                          path="get-help/*"
                          element={<RemoteMount key="get-help" name="mfe_get_help" />}
                        />
                        <Route path="*" element={<RemoteMount key="public" name="mfe_public" />} />
                      </Route>
                      <Route element={<AdminFrame />}>
                        <Route
                          path="admin/*"
                          element={<RemoteInBrowser name="mfe_admin" unknownPath={unknownPath} />}
                        />
                      </Route>
                    </Routes>
                  </PreviewProvider>
                </SubmittedFormProvider>
              </PageProvider>
            </ToastProvider>
          </AuthProvider>
        </DataProvider>
      </OfficeProvider>
    </RemoteLoaderContext>
  )
}
