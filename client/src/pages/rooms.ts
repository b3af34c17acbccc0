// The style sheets of the rooms round a game, always together: what counts among them is the order they stand in here, and
// sheets that come one by one stand in the order of their arrival.
import '../styles/rooms.css';
import '../styles/crew.css';
import '../styles/lobby.css';
