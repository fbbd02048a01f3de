/** This remote on a page of its own: its own React, router and kit around its routes, without the shell. */
import '@access/kit/styles/index.css'
import { AuthProvider, DataProvider, Loading, PageProvider, ToastProvider } from '@access/kit'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { routes } from '../src/routes.tsx'

const pages: RouteObject[] = [
  { path: '/get-help', children: routes },
  { path: '*', element: <Navigate to="/get-help" replace /> },
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
