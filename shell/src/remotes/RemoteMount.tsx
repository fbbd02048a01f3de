/** A remote in its place on the page. Whatever goes wrong with it stays in that place, and can be tried again. */
import { Loading, NotFound } from '@access/kit'
import { Component, type ReactNode, Suspense, use, useState } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { useHydrated } from '../layout/useHydrated.ts'
import { NotAvailable } from './NotAvailable.tsx'
import type { RemoteName } from './registry.ts'
import { useShelf } from './shelf.ts'

/** Mounts a remote. */
export function RemoteMount({ name }: { name: RemoteName }) {
  const shelf = useShelf()
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [out, setOut] = useState(() => shelf.isOut(name))

  const tryAgain = () => {
    shelf.forget(name)
    setOut(false)
    setAttempt((last) => last + 1)
  }

  if (out) return <NotAvailable onTryAgain={tryAgain} />
  return (
    <Contained place={`${attempt} ${pathname}`} onTryAgain={tryAgain}>
      <Suspense fallback={<Loading />}>
        <Mounted name={name} />
      </Suspense>
    </Contained>
  )
}

/**
 * Mounts a remote whose pages depend on what only the browser knows: the server shows that they are on their way. At
 * the `unknown` path there is none, and nothing is fetched to say so.
 */
export function RemoteInBrowser({ name, unknown }: { name: RemoteName; unknown?: string | undefined }) {
  const hydrated = useHydrated()
  const { pathname } = useLocation()
  const out = useShelf().isOut(name)
  if (pathname === unknown) return <NotFound />
  return hydrated || out ? <RemoteMount name={name} /> : <Loading />
}

function Mounted({ name }: { name: RemoteName }) {
  return useRoutes(use(useShelf().take(name)).routes)
}

type ContainedProps = { place: string; onTryAgain(): void; children: ReactNode }
type ContainedState = { failed: boolean; place: string }

class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { failed: false, place: this.props.place }

  static getDerivedStateFromError(): Partial<ContainedState> {
    return { failed: true }
  }

  // Going elsewhere is a fresh start.
  static getDerivedStateFromProps({ place }: ContainedProps, state: ContainedState): ContainedState | null {
    return place === state.place ? null : { failed: false, place }
  }

  override render() {
    return this.state.failed ? <NotAvailable onTryAgain={this.props.onTryAgain} /> : this.props.children
  }
}
