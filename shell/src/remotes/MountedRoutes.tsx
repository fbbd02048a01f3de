/** The routes of a remote at the addresses that belong to it. */
import { Route, type RouteObject, Routes, useRoutes } from 'react-router-dom'

/** `prefix` is the part of the address that the routes begin after. */
export const MountedRoutes = ({ prefix, routes }: { prefix: string; routes: RouteObject[] }) => (
  <Routes>
    <Route path={prefix === '/' ? '*' : `${prefix}/*`} element={<OwnRoutes routes={routes} />} />
  </Routes>
)

// Those inside a route are relative to it.
const OwnRoutes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
