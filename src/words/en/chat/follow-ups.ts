/** Requests that go on from an answer, with the names of the graph in braces; they come with their code. */
export const followUpPrompts = {
  showAll: "Show everything again",
  howManyBy: "How many of them are there by {attribute}?",
  theirAverage: "What is their average {attribute}?",
  mostLinks: "Which of them has the most links?",
  showThem: "Show only them",
  zoomToThem: "Zoom to them",
  selectThem: "Select them",
  makeThemRed: "Make them red",
  pathBy: "What is the shortest path from {from} to {to} by {attribute}?",
  neighbours: "Who are the neighbours of {node}?",
  within2: "Which nodes are within 2 steps of {node}?",
  colourBy: "Colour the nodes by {attribute}",
  largestPart: "Show only the largest part",
  colourByCommunity: "Colour {graph} by community",
  onlyWith: "Show only the nodes with {attribute} {value}",
};
