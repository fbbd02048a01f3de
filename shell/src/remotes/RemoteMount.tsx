/** A remote in its place on the page. Whatever goes wrong with it stays in that place, and can be tried again. */
import { Loading } from '@access/kit'
import { Component, type ReactNode, Suspense, use, useState } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { useHydrated } from '../layout/useHydrated.ts'
import { NotAvailable } from './NotAvailable.tsx'
import type { RemoteName } from './registry.ts'
import { useShelf } from './shelf.ts'

/** Mounts a remote. `inBrowserOnly`: what it shows depends on what only the browser knows, so the server waits. */
export function RemoteMount({ name, inBrowserOnly = false }: { name: RemoteName; inBrowserOnly?: boolean }) {
  const shelf = useShelf()
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [out, setOut] = useState(() => shelf.isOut(name))
  const inBrowser = useHydrated()

  const tryAgain = () => {
    shelf.forget(name)
    setOut(false)
    setAttempt((last) => last + 1)
  }

  if (out) return <NotAvailable onTryAgain={tryAgain} />
  if (inBrowserOnly && !inBrowser) return <Loading />
  return (
    <Contained place={`${attempt} ${pathname}`} onTryAgain={tryAgain}>
      <Suspense fallback={<Loading />}>
        <Mounted name={name} />
      </Suspense>
    </Contained>
  )
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
