/** The routes of an address, each inside the one before. */
import { createContext, type ReactNode, use, useEffect } from 'react'
import { matchRoutes, type PathParams, type RouteObject } from './match-routes.ts'
import { useLocation, useNavigate } from './Router.tsx'

const RouteContext = createContext<{ outlet: ReactNode; params: PathParams }>({ outlet: null, params: {} })

/** What the routes show at this address; they begin after `prefix`. */
export function useRoutes(routes: RouteObject[], prefix?: string): ReactNode {
  const { pathname } = useLocation()
  let outlet: ReactNode = null
  for (const { route, params } of matchRoutes(routes, pathname, prefix)?.reverse() ?? [])
    outlet = <RouteContext value={{ outlet, params }}>{route.element ?? outlet}</RouteContext>
  return outlet
}

/** The place of the inner route. */
export const Outlet = () => use(RouteContext).outlet

export const useParams = (): PathParams => use(RouteContext).params

/** Leads somewhere else as soon as it is shown. */
export function Navigate({ to, replace = false, state }: { to: string; replace?: boolean; state?: unknown }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
