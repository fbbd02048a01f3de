/** A remote in its place on the page. Whatever goes wrong with it stays in that place, and can be tried again. */
import { Loading, useIsHydrated } from '@access/kit'
import { Component, type ReactNode, Suspense, use, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MountedRoutes } from './MountedRoutes.tsx'
import { RemoteUnavailable } from './RemoteUnavailable.tsx'
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
