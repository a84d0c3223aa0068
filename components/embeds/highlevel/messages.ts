/** Whether a message of the frame says that the visitor has booked. Who may have sent it is checked before. */
export function isBooking(data: unknown): boolean {
  return Array.isArray(data) && data[0] === 'msgsndr-booking-complete';
}
