/** Mounts a remote on a page of its own, for development: its own React, router and kit around its routes. */
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { Loading } from '../components/QueryResult.tsx'
import { DataProvider } from '../data/DataProvider.tsx'
import { PageProvider } from '../page/PageProvider.tsx'
import { AuthProvider } from '../session/AuthProvider.tsx'
import { ToastProvider } from '../toasts/ToastProvider.tsx'

/** The routes are those of the remote, at `path` as in the shell. */
export function mountStandalone(path: string, routes: RouteObject[]): void {
  const pages: RouteObject[] = [
    { path, children: routes },
    { path: '*', element: <Navigate to={path} replace /> },
  ]
  const Pages = () => useRoutes(pages)
  createRoot(document.getElementById('root')!).render(
    <BrowserRouter>
      <DataProvider>
        <AuthProvider>
          <ToastProvider>
            <PageProvider>
              <main id="main" tabIndex={-1}>
                <Suspense fallback={<Loading />}>
                  <Pages />
                </Suspense>
              </main>
            </PageProvider>
          </ToastProvider>
        </AuthProvider>
      </DataProvider>
    </BrowserRouter>,
  )
}
