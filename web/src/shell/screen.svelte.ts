const phone = matchMedia('(max-width: 699px)');
const desk = matchMedia('(min-width: 1180px)');

/** Which of the three layouts fits. */
class Screen {
  size = $state<'phone' | 'tablet' | 'desk'>('desk');

  constructor() {
    const read = () => (this.size = phone.matches ? 'phone' : desk.matches ? 'desk' : 'tablet');
    phone.addEventListener('change', read);
    desk.addEventListener('change', read);
    read();
  }
}

export const screen = new Screen();
