import { Agent, setGlobalDispatcher } from 'undici'

// Each call has a connection of its own: a worker that is busy for seconds does not hear that the product has closed an
// idle one, and would send its next call into it.
setGlobalDispatcher(new Agent({ pipelining: 0 }))
