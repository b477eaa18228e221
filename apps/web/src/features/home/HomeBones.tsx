// In the shape of what is coming, after a moment's wait.
export const HomeBones = () => (
  <div className="home-grid" aria-hidden data-state="loading">
    <div className="staff-card tasks">
      {[62, 48, 55, 70, 51].map((width) => (
        <div key={width} className="task">
          <span className="task-icon" />
          <div className="task-words">
            <i className="staff-bone" style={{ width: `${width}%` }} />
            <i className="staff-bone" style={{ width: `${width - 18}%`, marginTop: 9 }} />
          </div>
        </div>
      ))}
    </div>
    <div className="staff-card home-bone-card">
      {[90, 70, 80, 60].map((width) => (
        <i key={width} className="staff-bone" style={{ width: `${width}%` }} />
      ))}
    </div>
  </div>
);
