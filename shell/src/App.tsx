/** The whole site: the providers in order, the frames, and which remote answers where. */
import {
  AuthProvider,
  DataProvider,
  type OfficeFacts,
  OfficeProvider,
  type PageHead,
  PageProvider,
  PreviewProvider,
  type RestoredData,
  type Submitted,
  SubmittedProvider,
  ToastProvider,
} from '@access/kit'
import { useMemo } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { Client } from 'urql'
import { AdminFrame } from './AdminFrame.tsx'
import { Layout } from './layout/Layout.tsx'
import { previewsFrom } from './remotes/previews.ts'
import { RemoteInBrowser, RemoteMount } from './remotes/RemoteMount.tsx'
import { type Shelf, ShelfContext } from './remotes/shelf.ts'

type AppProps = {
  shelf: Shelf
  /** The browser's: what the server read for this page. */
  restored?: RestoredData
  /** The server's: a client for this request alone. */
  client?: Client
  /** The server's: where the page says its title and status. */
  record?: PageHead
  /** What the office says of itself. */
  office?: OfficeFacts
  /** What the server told this page about its form. */
  submitted?: Submitted | undefined
  /** The path of this page, when the server knows that there is no screen at it. */
  unknown?: string | undefined
}

/** Everything inside a router. */
export function App({ shelf, restored, client, record, office, submitted, unknown }: AppProps) {
  const findPreview = useMemo(() => previewsFrom(shelf), [shelf])
  return (
    <ShelfContext value={shelf}>
      <OfficeProvider facts={office}>
        <DataProvider restored={restored} client={client}>
          <AuthProvider>
            <ToastProvider>
              <PageProvider record={record ?? null}>
                <SubmittedProvider said={submitted ?? null}>
                  <PreviewProvider value={findPreview}>
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
                          element={<RemoteInBrowser name="mfe_admin" unknown={unknown} />}
                        />
                      </Route>
                    </Routes>
                  </PreviewProvider>
                </SubmittedProvider>
              </PageProvider>
            </ToastProvider>
          </AuthProvider>
        </DataProvider>
      </OfficeProvider>
    </ShelfContext>
  )
}
