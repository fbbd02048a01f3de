/**
 * Where toasts stand on a phone and on pages with the exit bar: in the flow, below the bars, so that they cover nothing.
 * Nothing may stand in it before it is hydrated, since React discards a page whose nodes are not those of the server.
 */
export const ToastSlot = () => <div className="toast-slot" ref={(slot) => slot?.classList.add('live')} />
