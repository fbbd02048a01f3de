/** A remote in its place on the page. Whatever goes wrong with it stays in that place, and can be tried again. */
import { Button, Door, Loading, Page, useIsHydrated, useOffice } from '@access/kit'
import { Component, type ReactNode, Suspense, use, useState } from 'react'
import { Route, type RouteObject, Routes, useLocation, useRoutes } from 'react-router-dom'
import { findRemoteForPath, type RemoteName } from './registry.ts'
import { useRemoteLoader } from './remote-loader.ts'

/** Mounts a remote. */
export function RemoteMount({ name }: { name: RemoteName }) {
  const remoteLoader = useRemoteLoader()
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [isUnavailable, setIsUnavailable] = useState(() => remoteLoader.isUnavailable(name))

  const retry = () => {
    remoteLoader.resetRemote(name)
    setIsUnavailable(false)
    setAttempt((previous) => previous + 1)
  }

  if (isUnavailable) return <RemoteUnavailable onRetry={retry} />
  return (
    <RemoteErrorBoundary resetKey={`${attempt} ${pathname}`} onRetry={retry}>
      <Suspense fallback={<Loading />}>
        <RemoteRoutes name={name} />
      </Suspense>
    </RemoteErrorBoundary>
  )
}

/**
 * Mounts a remote whose screens only the browser renders: the server shows a loading state. At `unknownPath` there is no
 * screen, and the server as well shows what the remote has in place of one.
 */
export function RemoteInBrowser({
  name,
  unknownPath,
}: {
  name: RemoteName
  unknownPath?: string | undefined
}) {
  const isHydrated = useIsHydrated()
  const { pathname } = useLocation()
  const isUnavailable = useRemoteLoader().isUnavailable(name)
  const isShown = isHydrated || isUnavailable || pathname === unknownPath
  return isShown ? <RemoteMount name={name} /> : <Loading />
}

function RemoteRoutes({ name }: { name: RemoteName }) {
  const { prefix } = findRemoteForPath(useLocation().pathname)
  const { routes } = use(useRemoteLoader().loadRemote(name))
  return <MountedRoutes prefix={prefix} routes={routes} />
}

/** The routes of a remote at its addresses; `prefix` is the part of the address that they begin after. */
export const MountedRoutes = ({ prefix, routes }: { prefix: string; routes: RouteObject[] }) => (
  <Routes>
    <Route path={prefix === '/' ? '*' : `${prefix}/*`} element={<OwnRoutes routes={routes} />} />
  </Routes>
)

// Those inside a route are relative to it.
const OwnRoutes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

type RemoteErrorBoundaryProps = { resetKey: string; onRetry(): void; children: ReactNode }
type RemoteErrorBoundaryState = { hasFailed: boolean; resetKey: string }

class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, RemoteErrorBoundaryState> {
  override state: RemoteErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<RemoteErrorBoundaryState> {
    return { hasFailed: true }
  }

  // Going elsewhere is a fresh start.
  static getDerivedStateFromProps(
    { resetKey }: RemoteErrorBoundaryProps,
    state: RemoteErrorBoundaryState,
  ): RemoteErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override render() {
    return this.state.hasFailed ? <RemoteUnavailable onRetry={this.props.onRetry} /> : this.props.children
  }
}

/** Shown in place of a remote that is not available: the rest of the page works. */
function RemoteUnavailable({ onRetry }: { onRetry(): void }) {
  const { phone } = useOffice()
  return (
    <Page title="Not available right now" status={503}>
      <div className="page lost" role="alert">
        <Door state="closed" />
        <div>
          <h1>This part of the site is not available right now</h1>
          <p className="lead muted">
            The other pages still work. If it is urgent, call <a href={phone.href}>{phone.display}</a>.
          </p>
          <div className="row">
            <Button onClick={onRetry}>Try again</Button>
          </div>
        </div>
      </div>
    </Page>
  )
}
